import { type IconNode, LogIn } from "lucide";
import type { ReactNode } from "react";
import { loginHref } from "#src/session/login.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Page, type PageProps } from "#src/ui/layout/page.tsx";

export interface SignedOutRecordsProps extends Pick<PageProps, "title" | "task"> {
  readonly icon: IconNode;
  readonly texts: { readonly none: string; readonly text: string; readonly logIn: string };
}

/** Who is not logged in has no records: the page says so while it leads to the login. */
export function SignedOutRecords({ icon, texts, ...page }: SignedOutRecordsProps): ReactNode {
  const logIn = (
    <a href={loginHref()} className={buttonClass("primary")}>
      <Icon of={LogIn} flip />
      {texts.logIn}
    </a>
  );
  return (
    <Page {...page}>
      <Card pad="md">
        <Empty icon={icon} title={texts.none} actions={logIn}>
          {texts.text}
        </Empty>
      </Card>
    </Page>
  );
}
