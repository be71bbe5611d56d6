import { historyEntities } from '@kasack/contract/history-entities.ts'
import { Refusal } from '../platform/text/refusal.ts'
import { texts } from './texts.ts'

/** Turns a violated constraint into a reason, too: other records have taken the place meanwhile. */
export function asReason(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (error instanceof Refusal || typeof code !== 'string' || !code.startsWith('23')) return error
  if (code !== '23505') return new Refusal(400, [texts.impossible])
  const constraint = error instanceof Error && 'constraint' in error ? `${String(error.constraint)}` : ''
  const entity = historyEntities
    .filter(({ name }) => constraint.startsWith(`${name}_`))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  const field = entity && Object.keys(entity.fields).find((name) => constraint === `${entity.name}_${name}_key`)
  return new Refusal(400, [texts.taken(entity, field)])
}
