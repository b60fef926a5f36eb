import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Banner } from "#src/ui/layout/banner.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText } from "#src/ui/text.ts";
import { ButtonsSection, LinksSection } from "./buttons-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { CodeSection, DatesSection, MemoSection } from "./entries-section.tsx";
import { AmountSection, FieldsSection } from "./fields-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { FloatingSection, NotificationsSection, ToastsSection } from "./floating-section.tsx";
import { HoldSection } from "./hold-section.tsx";
import { PickersSection, QrSection, RadiosSection } from "./pickers-section.tsx";
import { AddressSection, FactsSection, StatesSection, StepsSection } from "./records-section.tsx";
import { TableSection } from "./table-section.tsx";
import { EmptySection, ErrorSection, NotesSection, SkeletonSection } from "./waits-section.tsx";

const gallery = css`
  padding: 24px; max-width: 1440px; margin: 0 auto; width: 100%; display: grid; gap: 20px;
  ${media.phone} { padding: 16px; gap: 16px; }
`;
const columns = css`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px; align-items: start;
  & > div { display: flex; flex-direction: column; gap: 20px; min-width: 0; }
  @media (max-width: 1279px) { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { gap: 16px; & > div { gap: 16px; } }
`;
const halves = css`grid-template-columns: 5fr 6fr; @media (max-width: 1279px) { grid-template-columns: minmax(0, 1fr); }`;

/** Every part of the design system in its states, for builds that are not released. */
export default function GalleryPage(): ReactNode {
  return (
    <main id="main" tabIndex={-1}>
      <h1 className={hiddenText}>Design system</h1>
      <Banner>
        Some stablecoins are not authorised under EU rules. You can sell or withdraw them until 31 March 2027.
      </Banner>
      <Banner tone="warn">Prices are 38 seconds old. Connecting again, attempt 2 of 5.</Banner>
      <Banner tone="offline">You are offline. Figures are from 14:02 and nothing can be sent.</Banner>
      <div className={gallery}>
        <div className={columns}>
          <div>
            <ToastsSection />
            <NotificationsSection />
            <NotesSection />
            <SkeletonSection />
            <FactsSection />
          </div>
          <div>
            <HoldSection />
            <StatesSection />
            <ChoicesSection />
          </div>
          <div>
            <FiguresSection />
            <ErrorSection />
            <EmptySection />
          </div>
        </div>
        <div className={cx(columns, halves)}>
          <div>
            <ButtonsSection />
            <LinksSection />
            <FloatingSection />
            <StepsSection />
          </div>
          <div>
            <FieldsSection />
            <AmountSection />
            <AddressSection />
          </div>
        </div>
        <TableSection />
        <div className={columns}>
          <div>
            <MemoSection />
          </div>
          <div>
            <CodeSection />
            <PickersSection />
            <QrSection />
          </div>
          <div>
            <DatesSection />
            <RadiosSection />
          </div>
        </div>
      </div>
    </main>
  );
}
