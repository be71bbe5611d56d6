import { outbox } from '@kasack/contract/outbox.ts'
import { refuseWhole } from '../platform/refusal.ts'
import { resource } from '../platform/resource.ts'
import { listOutbox } from './list.ts'
import { lockMail, retryMail, toOutboxMail } from './queries.ts'
import { refuseRetry } from './rules.ts'

export const outboxRoutes = resource(outbox, {
  list: listOutbox,
  record: toOutboxMail,
  calls: {
    async retry(db, id, call) {
      refuseWhole(refuseRetry(await lockMail(db, id)))
      await retryMail(db, id, { now: call.now, state: call.outbox.state })
    },
  },
})
