import type { Act, Acts } from '@kasack/contract/act.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Call } from '../request/call.ts'
import { refuseWhole } from '../text/refusal.ts'

type Body = Call['body']

/** The acts that a PATCH requests by their flags, and what it sends for them or, without acts, for an ordinary change. */
export function actsIn(body: Body, acts: Acts): { named: string[]; sent: Body } {
  const named = Object.keys(acts).filter((name) => 'flag' in acts[name]!.by && isTrue(body[name]))
  if (named.length === 0) return { named, sent: body }
  const taken = named.flatMap((name) => (acts[name]!.takes ?? []).map((field) => [field, partOf(body[field], acts[name]!)] as const))
  const sent = Object.fromEntries([...named.map((name) => [name, true] as const), ...taken])
  return {
    named,
    sent: Object.fromEntries(Object.entries({ ...sent, version: body['version'] }).filter(([, value]) => value !== undefined)),
  }
}

const isTrue = (given: unknown) => given === true || given === 'true'

/** Of an object, such as a period, the bound that the act is about. */
function partOf(given: unknown, { bound }: Pick<Act, 'bound'>): unknown {
  if (!bound || typeof given !== 'object' || given === null) return given
  return bound in given ? { [bound]: (given as Body)[bound] } : undefined
}

/** Why a record is not in a state for the requested acts, by their flags. */
export function refuseActs({ acts }: Entity, named: readonly string[], stored: object | null, today: string): Problems {
  const why = named.map((name) => [name, whyNot(acts[name]!, stored, today)] as const)
  return Object.fromEntries(why.flatMap(([name, text]) => (text ? [[name, [text]]] : [])))
}

/** Refuses an act as a whole if the record is not in a state for it. */
export function refuseAct<R>(act: Act<R>, record: R, { today }: { today: string }): void {
  const why = act.whyNot?.(record, today)
  refuseWhole(why ? [why] : [])
}

/** `whyNot` takes a record of the act's own entity. */
const whyNot = (act: Act, record: object | null, today: string): Text | undefined => act.whyNot?.(record as never, today)
