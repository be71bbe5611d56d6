import type { Email } from '@kasack/contract/email.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { emailDrawer } from './door.ts'

/** What the e-mail is called, which opens its copy, and from which template it is. */
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
