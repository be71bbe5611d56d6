import { handOver } from '@kasack/contract/hand-over.ts'
import type { Text } from '@kasack/contract/text.ts'
import { user } from '@kasack/contract/user.ts'
import { useState } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { useRecord } from '../shared/record/use-record.ts'
import type { userHandOverModal } from './door.ts'
import { handOverLabels } from './labels.ts'
import { useHandOverCounts, useLastSuperuser } from './queries.ts'
import { texts } from './texts.ts'
import { UserHandOverFields } from './UserHandOverFields.tsx'

const actOf = (label: Text): FormAct => ({ label, done: texts.was_handed_over, body: (values) => values })
const acts = { leaving: actOf(texts.give_and_leave), giving: actOf(texts.give) }

/** Hands a user's responsibilities to another user and deactivates the former by default. */
export function UserHandOverModal({ id, onClose }: ModalProps<typeof userHandOverModal>) {
  const [entity] = useState(() => handOver(id))
  const { record } = useRecord(user, id)
  const { data: there } = useHandOverCounts(id)
  const isLast = useLastSuperuser() === id
  return (
    <EntityModal
      entity={entity}
      labels={handOverLabels}
      act={record?.is_active && !isLast ? acts.leaving : acts.giving}
      isAwaited={record === undefined || there === undefined}
      prefill={{ deactivate: record?.is_active === true && !isLast }}
      onClose={onClose}
    >
      {record && there && <UserHandOverFields fields={entity.fields} record={record} there={there} isLast={isLast} />}
    </EntityModal>
  )
}
