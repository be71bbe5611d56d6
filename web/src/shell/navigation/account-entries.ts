import { mayAccessKpis } from '@kasack/contract/permission.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { adminPath } from '../../shared/address/admin-path.ts'
import { settings } from '../../shared/program/settings.ts'
import { texts } from './texts.ts'

type Entry = { to: string; label: Text; needs: UserNeeds }

/** The links of the account menu. Administration and account security may be the agency's own, outside this program. */
export const accountEntries = {
  kpis: { to: '/kpis', label: texts.kpis, needs: mayAccessKpis },
  outbox: { to: adminPath(outbox), label: outbox.plural, needs: outbox.access.read },
  admin: { to: settings.admin_url, label: texts.admin, needs: 'superuser' },
  security: { to: settings.account_security_url ?? '/account-security/', label: texts.security, needs: 'session' },
} as const satisfies Record<string, Entry>
