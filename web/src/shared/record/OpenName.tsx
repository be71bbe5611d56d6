import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Modal } from '../address/modals.ts'
import { openModal } from '../address/modals.ts'
import { StatusTag } from '../part/StatusTag.tsx'
import { TwoLines } from '../part/TwoLines.tsx'

type Props = {
  record: { id: number; name: string; is_active?: boolean }
  modal: Modal<'optional'>
  /** Second line for active records; inactive ones show their tag there. */
  second?: ReactNode
}

/** The name of a record without a page; opens its form. */
export function OpenName({ record: { id, name, is_active = true }, modal, second }: Props) {
  const button = (
    <Button type="link" size="small" className="k-open-name" title={name} onClick={() => openModal<Modal<'optional'>>(modal, { id })}>
      {name}
    </Button>
  )
  if (is_active && second === undefined) return button
  return <TwoLines first={button} second={is_active ? second : <StatusTag status="inactive" />} />
}
