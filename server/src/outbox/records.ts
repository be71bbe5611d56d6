import { outbox } from '@kasack/contract/outbox.ts'
import { refuseAct } from '../platform/write/act.ts'
import { records } from '../platform/write/records.ts'
import { lockMail, retryMail } from './queries.ts'

export const outboxMails = records(outbox, {
  acts: {
    async retry(db, { id }, writer) {
      refuseAct(outbox.acts.retry, await lockMail(db, id), writer)
      await retryMail(db, id, { now: writer.now, state: writer.outbox.state })
    },
  },
})
