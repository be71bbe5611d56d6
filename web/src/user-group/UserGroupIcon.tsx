import { TeamOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const UserGroupIcon = silentIcon(TeamOutlined)
