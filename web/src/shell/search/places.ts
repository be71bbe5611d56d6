import { KeyOutlined, SafetyOutlined, SettingOutlined, FileTextOutlined, ToolOutlined } from '@ant-design/icons'
import { bookingOverrideEntity } from '@kasack/contract/booking-override.ts'
import { booking } from '@kasack/contract/booking.ts'
import { email } from '@kasack/contract/email.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Modal } from '../../shared/address/modals.ts'
import { openModal, pathWithModal } from '../../shared/address/modals.ts'
import { currentLocation } from '../../shared/address/navigation.ts'
import { listPath } from '../../shared/address/record-path.ts'
import { type Icon, silentIcon } from '../../shared/look/icons.ts'
import { accountEntries } from '../navigation/account-entries.ts'
import { adminSections } from '../navigation/admin-sections.ts'
import { texts as adminTexts } from '../navigation/admin-texts.ts'
import { entryPath, pageEntries } from '../navigation/page-entries.ts'
import { keysModal, settingsModal } from '../preferences/door.ts'
import { texts as keyTexts } from '../preferences/key-texts.ts'
import { texts as preferenceTexts } from '../preferences/texts.ts'
import { type Way, wayToPath } from './kinds.ts'
import { texts } from './texts.ts'

type Place = { key: string; label: Text; needs: UserNeeds; icon: Icon; way: () => Way; within?: Text }

const icons = {
  page: silentIcon(FileTextOutlined),
  admin: silentIcon(ToolOutlined),
  settings: silentIcon(SettingOutlined),
  keys: silentIcon(KeyOutlined),
  security: silentIcon(SafetyOutlined),
}

const lists: readonly Entity[] = [booking, bookingOverrideEntity, email, engagement]
const { kpis, admin, security } = accountEntries

/**
 * Every page and setting the search can open by name: those of the menus, and pages otherwise reached only by a link.
 */
export const places: readonly Place[] = [
  place({ to: '/', label: texts.start_page, needs: 'session' }),
  ...pageEntries.map((entry) => place(entry, () => entryPath(entry))),
  ...lists.map((of) => place({ to: listPath(of), label: of.plural, needs: of.access.read })),
  place(kpis),
  { ...place(security), icon: icons.security, way: () => wayOut(security.to) },
  { ...place(admin), icon: icons.admin, way: () => wayOut(admin.to) },
  ...adminSections
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.within ?? [entry]))
    .map((entry) => ({ ...place({ ...entry, needs: 'superuser' }), icon: icons.admin, within: adminTexts.administration })),
  ofModal(settingsModal, preferenceTexts.settings, icons.settings),
  ofModal(keysModal, keyTexts.keys, icons.keys),
]

function place({ to, label, needs }: { to: string; label: Text; needs: UserNeeds }, path = () => to): Place {
  return { key: to, label, needs, icon: icons.page, way: () => wayToPath(path()) }
}

/** May lead out of this program. */
const wayOut = (to: string): Way => ({ to, open: () => location.assign(to) })

function ofModal(door: Modal<'none'>, label: Text, icon: Icon): Place {
  const way = () => ({ to: pathWithModal(currentLocation().pathname, door), open: () => openModal(door) })
  return { key: door.name, label, needs: 'session', icon, way }
}
