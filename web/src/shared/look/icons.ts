import {
  CheckCircleOutlined,
  CompassOutlined,
  BlockOutlined,
  DeleteOutlined,
  EditOutlined,
  FieldTimeOutlined,
  MoreOutlined,
  PlusOutlined,
  PoweroffOutlined,
  ReloadOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import { createElement } from 'react'

export type Icon = ComponentType<{ 'aria-hidden'?: boolean; className?: string }>

/** An icon next to text: antd would have its English name announced before the text. */
export const silentIcon =
  (Drawn: Icon): Icon =>
  (props) =>
    createElement(Drawn, { 'aria-hidden': true, ...props })

/** One icon per action; never the same icon for two meanings. Entities define theirs in their own folder. */
export const actionIcon = {
  add: silentIcon(PlusOutlined),
  duplicate: silentIcon(BlockOutlined),
  edit: silentIcon(EditOutlined),
  history: silentIcon(FieldTimeOutlined),
  remove: silentIcon(DeleteOutlined),
  deactivate: silentIcon(PoweroffOutlined),
  activate: silentIcon(CheckCircleOutlined),
  more: silentIcon(MoreOutlined),
  nearby: silentIcon(CompassOutlined),
  reload: silentIcon(ReloadOutlined),
} as const
