import { MailOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const EmailIcon = silentIcon(MailOutlined)
