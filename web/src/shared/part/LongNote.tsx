import { ChangeMark } from './ChangeMark.tsx'
import { Unfold } from './Unfold.tsx'

/** A full-width note below a record's facts, cut after six lines. */
export const LongNote = ({ title, children }: { title: string; children: string | undefined }) => (
  <section className="k-facts k-long-note" hidden={!children}>
    {children && (
      <>
        <h3>{title}</h3>
        <Unfold lines={6}>{children}</Unfold>
      </>
    )}
    <ChangeMark />
  </section>
)
