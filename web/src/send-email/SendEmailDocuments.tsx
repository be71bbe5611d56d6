import type { Ref } from '@kasack/contract/field.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { Checkbox } from 'antd'
import type { ControlProps } from '../shared/form/control.ts'
import { labelId } from '../shared/form/control.ts'
import { Field } from '../shared/form/Field.tsx'
import { formatBytes } from '../shared/language/format-bytes.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Store } from '../shared/program/store.ts'
import { useStore } from '../shared/program/store.ts'
import type { Filling } from './queries.ts'
import { byPerson } from './rules.ts'
import { texts } from './texts.ts'

type SendableDocument = NonNullable<Filling['filled']>['documents'][number]

/** The documents of the person the e-mail is about, as checkboxes; nothing if the writer may send none. */
export function SendEmailDocuments({ filling }: { filling: Store<Filling> }) {
  const { filled, phase } = useStore(filling)
  const offered = filled?.documents ?? []
  if (offered.length === 0) return null
  return (
    <Field
      of={sendEmail.fields.selected_documents}
      width="full"
      off={phase === 'busy' ? 'disabled' : undefined}
      renderControl={(control) => <SendEmailDocumentTicks {...control} offered={offered} />}
    />
  )
}

function SendEmailDocumentTicks({ offered, value, onChange, disabled, aria }: ControlProps & { offered: readonly SendableDocument[] }) {
  const t = useText()
  const chosen = (value ?? []) as Ref[] // the field's value
  const people = byPerson(offered)
  const turn = ({ id, name }: SendableDocument, isOn: boolean) =>
    onChange([...chosen.filter((one) => one.id !== id), ...(isOn ? [{ id, name }] : [])])
  return (
    <div id={aria.id} role="group" aria-labelledby={labelId(aria.id)} aria-describedby={aria['aria-describedby']}>
      {people.map(({ person, documents }) => (
        <div key={person.id} {...(people.length > 1 && { role: 'group', 'aria-label': person.name, className: 'k-ticks-of' })}>
          {people.length > 1 && <div>{person.name}</div>}
          <div className="k-ticks">
            {documents.map((document) => (
              <Checkbox
                key={document.id}
                checked={chosen.some(({ id }) => id === document.id)}
                disabled={disabled}
                onChange={({ target }) => turn(document, target.checked)}
              >
                {document.name}
                <small>
                  {[document.file.name, formatBytes(document.file.size), ...(document.is_health ? [t(texts.health_data)] : [])].join(' · ')}
                </small>
              </Checkbox>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
