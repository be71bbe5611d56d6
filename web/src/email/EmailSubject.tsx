import type { Email } from '@kasack/contract/email.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { emailDrawer } from './door.ts'

/** The subject, which opens the copy of the e-mail, and its template. */
export const EmailSubject = ({ email: { id, subject, template } }: { email: Email }) => (
  <TwoLines
    first={
      <OpenButton type="link" size="small" className="k-cell-button" icon={null} title={subject} modal={emailDrawer} about={{ id }}>
        {subject}
      </OpenButton>
    }
    second={template.name}
  />
)
