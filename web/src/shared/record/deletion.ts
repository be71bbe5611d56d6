import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { request } from '../call/api.ts'
import { t } from '../language/i18n.ts'
import { nounInside } from '../call/outcome.ts'
import { confirm } from '../form/confirm.ts'
import { texts } from './texts.ts'

/** The record to delete, and how its kind is called. */
export type Deletion = { entity: Entity; noun: Text; record: { id: number; name: string } }

/** Asks first. True: the record is gone. */
export async function confirmDeletion(deletion: Deletion): Promise<boolean> {
  const { noun, record } = deletion
  let isGone = false
  await confirm({
    title: t(texts.confirm_removal, { noun: nounInside(noun) }),
    text: t(texts.confirm_removal_help, { name: record.name }),
    yes: t(texts.removal_yes),
    no: t(texts.cancel),
    act: async () => {
      isGone = await deleteRecord(deletion)
    },
  })
  return isGone
}

/** Deletes without asking; notifications tell what came of it, and the page of the record is left for its list. */
async function deleteRecord({ entity, noun, record }: Deletion): Promise<boolean> {
  const page = `/${entity.path}/${record.id}`
  const { status } = await request({ method: 'DELETE', path: `${page}/`, entity: noun, page })
  return status === 204
}
