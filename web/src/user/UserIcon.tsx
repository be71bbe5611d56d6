import { UserOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const UserIcon = silentIcon(UserOutlined)
