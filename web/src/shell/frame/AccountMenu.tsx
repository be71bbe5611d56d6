import {
  BarChartOutlined,
  DownOutlined,
  LogoutOutlined,
  MailOutlined,
  SafetyOutlined,
  SettingOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import type { MenuProps } from 'antd'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../shared/language/i18n.ts'
import { initials } from '../../shared/language/initials.ts'
import { ButtonMenu } from '../../shared/part/ButtonMenu.tsx'
import { navigate } from '../../shared/address/navigation.ts'
import { openModal } from '../../shared/address/modals.ts'
import { useMay } from '../../shared/session/permission.ts'
import { forgetUser, logoutUrl } from '../../shared/session/session.ts'
import { accountEntries } from '../navigation/account-entries.ts'
import { settingsModal } from '../preferences/door.ts'
import { texts as preferenceTexts } from '../preferences/texts.ts'
import { texts } from './texts.ts'

type LeavingItem = { key: string; href: string | null; icon: ReactNode; label: string; before?: () => void }
const { kpis, outbox, admin, security } = accountEntries

type Item = NonNullable<MenuProps['items']>[number]

export function AccountMenu({ name }: { name: string }) {
  const t = useText()
  const may = useMay()
  useLocation()
  const external = [
    ...leavingItem({
      key: 'admin',
      href: may(admin.needs) ? admin.to : null,
      icon: <ToolOutlined aria-hidden />,
      label: t(admin.label),
    }),
    ...leavingItem({
      key: 'security',
      href: security.to,
      icon: <SafetyOutlined aria-hidden />,
      label: t(security.label),
    }),
  ]
  const items: Item[] = [
    { key: 'settings', icon: <SettingOutlined aria-hidden />, label: t(preferenceTexts.settings), onClick: () => openModal(settingsModal) },
    ...(may(kpis.needs)
      ? [{ key: 'kpis', icon: <BarChartOutlined aria-hidden />, label: t(kpis.label), onClick: () => void navigate(kpis.to) }]
      : []),
    ...(may(outbox.needs)
      ? [{ key: 'outbox', icon: <MailOutlined aria-hidden />, label: t(outbox.label), onClick: () => void navigate(outbox.to) }]
      : []),
    ...(external.length > 0 ? [{ type: 'divider' as const }, ...external] : []),
    { type: 'divider' },
    ...leavingItem({ key: 'logout', href: logoutUrl(), icon: <LogoutOutlined aria-hidden />, label: t(texts.log_out), before: forgetUser }),
  ]
  return (
    <ButtonMenu menu={{ items }} type="text" className="k-me" aria-label={t(texts.account, { name })}>
      <span className="k-avatar" aria-hidden="true" data-initials={initials(name)} />
      <span className="k-me-name">{name}</span>
      <DownOutlined aria-hidden className="k-caret" />
    </ButtonMenu>
  )
}

/**
 * A menu entry that leaves the application: a link for the pointer, the same address for the keyboard. Omitted
 * without an address.
 */
function leavingItem({ key, href, icon, label, before }: LeavingItem): Item[] {
  if (!href) return []
  const onClick: NonNullable<MenuProps['onClick']> = ({ domEvent }) => {
    before?.()
    if (domEvent.type === 'keydown') location.assign(href)
  }
  return [{ key, icon, label: <a href={href}>{label}</a>, onClick }]
}
