import { setting } from '../platform/resource/setting.ts'
import { matchSettings } from './records.ts'

export const matchSettingRoutes = setting(matchSettings, {
  read: 'What weighs how much when people are ranked for a vacancy',
  change: 'Change what weighs how much when people are ranked',
})
