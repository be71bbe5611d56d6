import { facility } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { activeIn, pages, type Preset } from '../../pages.ts'
import { filteredPath } from '../../shared/address/url-table.ts'
import { t } from '../../shared/language/i18n.ts'
import { isProduction, settings } from '../../shared/program/settings.ts'
import { overviewMapPath } from '../overview-map/path.ts'
import { texts as mapTexts } from '../overview-map/texts.ts'
import { texts } from './texts.ts'

type Entry = { to: string; label: Text; needs: UserNeeds; preset?: Preset }

/** If the agency has its own map outside this program, a page redirects there. */
const overviewMap: Entry =
  settings.overview_map_url === null
    ? { to: overviewMapPath, label: mapTexts.overview_map, needs: facility.access.read, preset: activeIn('map') }
    : { to: '/overview-map', label: mapTexts.overview_map, needs: 'session' }

/** The entries of the main navigation. */
export const pageEntries: readonly Entry[] = [
  ...pages.flatMap(({ path, needs, menu }) => (menu ? { to: `/${path}`, needs, ...menu } : [])),
  overviewMap,
  ...(isProduction ? [] : [{ to: '/dev/styleguide', label: texts.styleguide, needs: 'session' as const }]),
]

/** The address of an entry, including its preset filter. */
export const entryPath = ({ to, preset }: Entry): string =>
  preset ? filteredPath(to, { ...preset, kind: 'choices', value: [{ id: preset.id, name: t(preset.name) }] }) : to
