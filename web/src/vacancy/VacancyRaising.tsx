import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { offerFormer } from '../shared/call/former.ts'
import { versionOf } from '../shared/call/version.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Raises the positions of a vacancy, and offers to take it back. */
export async function raisePositions(vacancy: Vacancy, count: number, onRaised?: () => void): Promise<void> {
  const { id, number_of_positions } = vacancy
  await request<Vacancy>({
    method: 'PATCH',
    path: recordCall(entity, id),
    body: { number_of_positions: count, ...versionOf(vacancy) },
    entity: entity.noun,
    hooks: {
      200: (raised) => {
        if (!raised.ok) return
        offerFormer({ entity, noun: entity.noun, saved: raised.data, former: { number_of_positions }, title: t(texts.raised, { count }) })
        onRaised?.()
      },
    },
  })
}
