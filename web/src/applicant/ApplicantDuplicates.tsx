import { InfoCircleOutlined } from '@ant-design/icons'
import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as entity } from '@kasack/contract/applicant.ts'
import type { Duplicates } from '@kasack/contract/duplicate.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { employeeDrawer } from '../employee/door.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { formatDay } from '../shared/language/format.ts'
import { t, useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { texts } from './texts.ts'

/** Warns that a person with the same e-mail address or telephone number has applied before or works here already; otherwise nothing. */
export function ApplicantDuplicates({ applicant: { id } }: { applicant: Applicant }) {
  const text = useText()
  const { data } = useQuery(read<Duplicates>(`${recordPath(entity, id)}/duplicates.json/`))
  const applicants = data?.applicants ?? []
  const employees = data?.employees ?? []
  if (applicants.length + employees.length === 0) return null
  return (
    <section className="k-duplicates" aria-label={text(texts.known)}>
      <InfoCircleOutlined aria-hidden />
      <div>
        <Group title={text(texts.works_here)}>
          {employees.map((employee) => (
            <li key={employee.id}>
              <OpenButton type="link" size="small" icon={null} modal={employeeDrawer} about={{ id: employee.id }}>
                {employee.name}
              </OpenButton>{' '}
              {!employee.is_active && `${text(texts.inactive)}, `}
              {sameInWords(employee.by)}
            </li>
          ))}
        </Group>
        <Group title={text(texts.applied_before)}>
          {applicants.map((other) => (
            <li key={other.id}>
              <RecordLink entity={entity} of={other} /> {formatDay(other.created_datetime)}, {sameInWords(other.by)}
            </li>
          ))}
        </Group>
      </div>
    </section>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <>
      <b>{title}</b>
      <ul>{children}</ul>
    </>
  )

const traits = { email: texts.same_email, phone: texts.same_phone }

const sameInWords = (by: readonly (keyof typeof traits)[]): string => by.map((trait) => t(traits[trait])).join(', ')
