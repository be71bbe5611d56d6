import { HistoryOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const EngagementIcon = silentIcon(HistoryOutlined)
