import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { versionOf } from '../shared/call/version.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Raises the number of positions, with an undo. */
export async function raisePositions(vacancy: Vacancy, count: number, onRaised?: () => void): Promise<void> {
  await request({
    method: 'PATCH',
    path: recordCall(entity, vacancy.id),
    body: { number_of_positions: count, ...versionOf(vacancy) },
    entity: entity.noun,
    hooks: {
      200: (raised) => {
        notifyDone(t(texts.raised, { count }), raised)
        onRaised?.()
      },
    },
  })
}
