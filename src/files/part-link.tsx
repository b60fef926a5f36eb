import type { ReactNode } from "react";
import { tellMessagingApp } from "#src/mini-program/tell.ts";
import { linkProps } from "./file-links.ts";
import { wayOfFiles } from "./way-of-files.ts";

export interface PartLinkProps {
  readonly link: string;
  /** Proposed to a messaging app; browsers take the answer's own. */
  readonly fileName: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens one part of a file, or has the messaging app around the page fetch it. */
export function PartLink({ link, fileName, className, children }: PartLinkProps): ReactNode {
  if (wayOfFiles !== "app") {
    return (
      <a {...linkProps(link)} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() =>
        tellMessagingApp(window, "web_app_request_file_download", { url: link, file_name: fileName })
      }
    >
      {children}
    </button>
  );
}
