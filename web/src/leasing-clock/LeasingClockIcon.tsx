import { HourglassOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const LeasingClockIcon = silentIcon(HourglassOutlined)
