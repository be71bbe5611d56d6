import type { Call } from '../request/call.ts'

type Act = { takes: readonly string[]; bound?: 'lower' | 'upper' }
type Body = Call['body']

/** The acts that a PATCH asks for, and what it sends for them or, where there is none, for an ordinary change. */
export function actsIn(body: Body, acts: Readonly<Record<string, Act | undefined>>): { named: string[]; sent: Body } {
  const named = Object.keys(acts).filter((name) => isTrue(body[name]))
  if (named.length === 0) return { named, sent: body }
  const taken = named.flatMap((name) => acts[name]!.takes.map((field) => [field, partOf(body[field], acts[name]!)] as const))
  const sent = Object.fromEntries([...named.map((name) => [name, true] as const), ...taken])
  return {
    named,
    sent: Object.fromEntries(Object.entries({ ...sent, version: body['version'] }).filter(([, value]) => value !== undefined)),
  }
}

const isTrue = (given: unknown) => given === true || given === 'true'

/** Of an object, which a period is, the bound that the act is about. */
function partOf(given: unknown, { bound }: Act): unknown {
  if (!bound || typeof given !== 'object' || given === null) return given
  return bound in given ? { [bound]: (given as Body)[bound] } : undefined
}
