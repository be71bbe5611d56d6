import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { recordCall } from '../address/record-path.ts'
import { t } from '../language/i18n.ts'
import { offerUndo } from '../notification/undo.ts'
import { request } from './api.ts'
import { errorTexts } from './error-texts.ts'
import { versionOf } from './version.ts'

type Changed = {
  entity: Entity
  noun: Text
  /** The record as the server answered it after the change. */
  saved: { id: number }
  /** What its changed fields held before, as it is sent. */
  former: object
  /** Instead of saying that the record was changed. */
  title?: string
}

/** Tells that a record was changed, and offers to write back what its fields held; the server refuses what others have changed since. */
export function offerFormer({ entity, noun, saved, former, title = t(errorTexts.edited, { entity: t(noun) }) }: Changed) {
  const body = { ...former, ...versionOf(saved) }
  const undo = () => void request({ method: 'PATCH', path: recordCall(entity, saved.id), body, entity: noun })
  offerUndo(title, undo)
}
