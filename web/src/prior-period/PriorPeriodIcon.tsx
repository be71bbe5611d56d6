import { ScheduleOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const PriorPeriodIcon = silentIcon(ScheduleOutlined)
