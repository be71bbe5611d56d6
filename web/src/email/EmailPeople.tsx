import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Fragment } from 'react'
import { RecordLink } from '../shared/record/RecordLink.tsx'

/** The employees an e-mail is about. */
export const EmailPeople = ({ people }: { people: readonly Ref[] }) => (
  <span>
    {people.map((person, place) => (
      <Fragment key={person.id}>
        {place > 0 && ', '}
        <RecordLink entity={employeeEntity} of={person} />
      </Fragment>
    ))}
  </span>
)
