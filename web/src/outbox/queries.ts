import type { MailHealth } from '@kasack/contract/outbox.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiPath, request } from '../shared/call/api.ts'
import { clearCrucialError } from '../shared/call/crucial-error.ts'
import { RequestFailed } from '../shared/call/read.ts'

const path = `/${outbox.path}/health.json/`

/** Whether mails get through. Nobody has asked for it: where it cannot be told, nothing is said of that. */
export const mailHealth = () =>
  queryOptions<MailHealth, RequestFailed>({
    queryKey: [outbox.path, path],
    async queryFn({ signal }) {
      const answer = await request<MailHealth>({ path, signal, silent: true })
      if (answer.ok) return answer.data
      clearCrucialError(`GET ${apiPath}${path}`)
      throw new RequestFailed(answer.status, answer.data)
    },
  })
