import { ContactsOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const ContactPersonIcon = silentIcon(ContactsOutlined)
