import { applicant } from '@kasack/contract/applicant.ts'
import { refuseWhole } from '../platform/text/refusal.ts'
import { records } from '../platform/write/records.ts'
import { askToConfirm, confirmedAt } from '../verification/queries.ts'
import { refuseConfirmed } from '../verification/rules.ts'
import { applicantReferences, changeApplicant, insertApplicant } from './queries.ts'

export const applicants = records(applicant, {
  insert: (db, input, { now }) => insertApplicant(db, input, now),
  change: changeApplicant,
  calls: {
    async 'send-verification'(db, { id }, writer) {
      refuseWhole(refuseConfirmed(await confirmedAt(db, id)))
      await askToConfirm(db, id, writer)
    },
  },
  removal: { references: applicantReferences },
})
