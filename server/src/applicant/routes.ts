import { applicant } from '@kasack/contract/applicant.ts'
import { resource } from '../platform/resource.ts'
import { changeRecord } from '../platform/store.ts'
import { listApplicants } from './list.ts'
import { applicantReferences, insertApplicant, toApplicant } from './queries.ts'

export const applicantRoutes = resource(applicant, {
  list: listApplicants,
  record: toApplicant,
  insert: (db, input, { now }) => insertApplicant(db, input, now),
  change: (db, { id }, patch) => changeRecord(db, applicant, { id, patch }),
  removal: { references: applicantReferences },
})
