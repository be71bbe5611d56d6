import { InboxOutlined } from '@ant-design/icons'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ComponentType, ReactNode } from 'react'
import { t } from '../language/i18n.ts'
import { Empty } from '../part/Empty.tsx'
import { noneText, texts } from './texts.ts'

/** What a list without any record says: what is missing, and what to do about it. */
export type EmptyList = { icon: ComponentType; title: Text; hint: Text; action?: ReactNode }

/** What is said where there is no more to say. */
export const emptyListOf = ({ plural }: Entity): EmptyList => ({ icon: InboxOutlined, title: noneText(plural), hint: texts.none_hint })

export const NoRecords = ({ empty: { icon, title, hint, action } }: { empty: EmptyList }) => (
  <Empty icon={icon} title={t(title)} actions={action}>
    {t(hint)}
  </Empty>
)
