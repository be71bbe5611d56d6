import { BellOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const FollowUpIcon = silentIcon(BellOutlined)
