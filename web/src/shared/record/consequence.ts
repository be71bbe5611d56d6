import type { Deletion } from '@kasack/contract/deletion.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { nounInside } from '../call/outcome.ts'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import type { Labels } from '../language/labels.ts'
import { texts } from './texts.ts'

export type Consequence = Deletion['consequences'][number]

/** Nouns and field labels, by the path of the entity. */
export type RecordWords = Record<string, { entity: Pick<Entity, 'noun' | 'plural'>; labels: Record<string, Text> }>

/** The words of an entity; a missing label is a compile error. */
export const wordsOf = <E extends Entity>(entity: E, labels: Labels<E>): RecordWords => ({ [entity.path]: { entity, labels } })

const endings = { deleted: texts.told_deleted, emptied: texts.told_emptied, prevents: texts.told_prevents }

/** What a deletion does to other records: "3 Ansprechpartner, danach ohne Einrichtung". */
export function toldConsequence({ effect, resource, field, count }: Consequence, words: RecordWords): string {
  const { entity, labels } = words[resource] ?? {}
  const label = labels?.[field]
  if (!entity || !label) throw new Error(`No words for ${field} of ${resource}`)
  const noun = nounInside(count === 1 ? entity.noun : entity.plural)
  return t(endings[effect], { count: formatInteger(count), noun, field: nounInside(label) })
}
