import { applicant } from '@kasack/contract/applicant.ts'
import { refuseAct } from '../platform/write/act.ts'
import { records } from '../platform/write/records.ts'
import { askToConfirm, confirmedAt } from '../verification/queries.ts'
import { applicantReferences, changeApplicant, recomputeDerived, insertApplicant, removeApplicant } from './queries.ts'

export const applicants = records(applicant, {
  insert: (db, input, { now }) => insertApplicant(db, input, now),
  change: changeApplicant,
  async undone(db, put) {
    for (const { after } of put) if (after) await recomputeDerived(db, after)
    return []
  },
  acts: {
    async send_verification(db, { id }, writer) {
      const confirmed = { email_verification_datetime: await confirmedAt(db, id) }
      refuseAct(applicant.acts.send_verification, confirmed, writer)
      await askToConfirm(db, id, writer)
    },
  },
  removal: { references: applicantReferences, remove: removeApplicant },
})
