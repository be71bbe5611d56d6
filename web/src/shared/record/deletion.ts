import type { Entity } from '@kasack/contract/entity.ts'
import { recordPath } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { nounInside } from '../call/outcome.ts'
import { confirm } from '../form/confirm.ts'
import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** The record to delete, and how the user knows it. */
export type Deletion = { entity: Entity; id: number; name: string }

/** Asks first. True: the record is gone. */
export async function confirmDeletion(deletion: Deletion): Promise<boolean> {
  let isGone = false
  await confirm({
    title: t(texts.confirm_removal, { noun: nounInside(deletion.entity.noun) }),
    text: t(texts.confirm_removal_help, { name: deletion.name }),
    yes: t(texts.removal_yes),
    no: t(texts.cancel),
    act: async () => {
      isGone = await deleteRecord(deletion)
    },
  })
  return isGone
}

/** Deletes without asking; notifications tell what came of it, and the page of the record is left for its list. */
async function deleteRecord({ entity, id }: Deletion): Promise<boolean> {
  const page = recordPath(entity, id)
  const { status } = await request({ method: 'DELETE', path: `${page}/`, entity: entity.noun, page })
  return status === 204
}
