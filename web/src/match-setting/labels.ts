import type { matchSetting } from '@kasack/contract/match-setting.ts'
import type { MatchPartCode } from '@kasack/contract/match-weight.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  weights: { de: 'Gewichte', en: 'Weights' },
} satisfies Labels<typeof matchSetting>

export const partNames = {
  qualifications: { de: 'Qualifikationen', en: 'Qualifications' },
  coverage: { de: 'Freie Tage', en: 'Free days' },
  distance: { de: 'Entfernung', en: 'Distance' },
  preferences: { de: 'Wünsche', en: 'Preferences' },
  known_here: { de: 'Bekannt in der Einrichtung', en: 'Known to the facility' },
  recent_contact: { de: 'Letzter Kontakt', en: 'Last contact' },
} satisfies Record<MatchPartCode, Text>
