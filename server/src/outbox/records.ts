import { outbox } from '@kasack/contract/outbox.ts'
import { refuseWhole } from '../platform/text/refusal.ts'
import { records } from '../platform/write/records.ts'
import { lockMail, retryMail } from './queries.ts'
import { refuseRetry } from './rules.ts'

export const outboxMails = records(outbox, {
  calls: {
    async retry(db, { id }, { now, outbox: { state } }) {
      refuseWhole(refuseRetry(await lockMail(db, id)))
      await retryMail(db, id, { now, state })
    },
  },
})
