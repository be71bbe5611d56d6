import {
  BankOutlined,
  BellOutlined,
  ContactsOutlined,
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  MoreOutlined,
  PlusOutlined,
  ReloadOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import { createElement } from 'react'

export type Icon = ComponentType<{ 'aria-hidden'?: boolean; className?: string }>

/** An icon beside a word: antd would have its English name read aloud before the word. */
const silent =
  (Drawn: Icon): Icon =>
  (props) =>
    createElement(Drawn, { 'aria-hidden': true, ...props })

/** One icon per entity, one per action; never the same icon for two meanings. New ones come with what they stand for. */
export const entityIcon = {
  facility: silent(BankOutlined),
  contactPerson: silent(ContactsOutlined),
  engagement: silent(HistoryOutlined),
  followUp: silent(BellOutlined),
} as const

export const actionIcon = {
  add: silent(PlusOutlined),
  edit: silent(EditOutlined),
  remove: silent(DeleteOutlined),
  more: silent(MoreOutlined),
  reload: silent(ReloadOutlined),
} as const
