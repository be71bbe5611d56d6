import { BankOutlined, DeleteOutlined, EditOutlined, MoreOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'

/** One icon per entity, one per action; never the same icon for two meanings. New ones come with what they stand for. */
export const entityIcon = { facility: BankOutlined } as const

export const actionIcon = {
  add: PlusOutlined,
  edit: EditOutlined,
  remove: DeleteOutlined,
  more: MoreOutlined,
  reload: ReloadOutlined,
} as const
