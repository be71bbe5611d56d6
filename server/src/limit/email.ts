import { candidateRight } from '@kasack/contract/filled-template.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Caller } from '../platform/request/call.ts'
import type { CountedLimit } from '../platform/request/throttle.ts'
import { throttleKey } from '../platform/request/throttle.ts'
import { writtenText } from './texts.ts'

/** E-mails per user and hour: users with access to employees send profiles to whole lists, others write single e-mails. */
export function emailLimit(caller: Caller): CountedLimit {
  const count = mayAccess(caller, candidateRight) ? 600 : 60
  return { key: throttleKey('email', String(caller.id)), limit: { count, seconds: 60 * 60 }, excess: writtenText(count) }
}
