import { InboxOutlined } from '@ant-design/icons'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ComponentType, ReactNode } from 'react'
import { useContext } from 'react'
import { t } from '../language/i18n.ts'
import { Empty } from '../part/Empty.tsx'
import { OnRecordPage } from './on-record-page.ts'
import { noneText, texts } from './texts.ts'

/** What an empty list says: what is missing, and what to do about it. */
export type EmptyList = { icon: ComponentType; title: Text; hint: Text; action?: ReactNode }

/** The default for lists with nothing more to say. */
export const emptyListOf = ({ plural }: Entity): EmptyList => ({ icon: InboxOutlined, title: noneText(plural), hint: texts.none_hint })

export function NoRecords({ empty: { icon: Icon, title, hint, action } }: { empty: EmptyList }) {
  if (useContext(OnRecordPage)) {
    return (
      <div className="k-empty-line">
        <span aria-hidden="true">
          <Icon />
        </span>
        <p>{t(title)}</p>
        <p className="k-empty-line-hint" title={t(hint)}>
          {t(hint)}
        </p>
        {action}
      </div>
    )
  }
  return (
    <Empty icon={Icon} title={t(title)} actions={action}>
      {t(hint)}
    </Empty>
  )
}
