import { createHmac } from 'node:crypto'
import type { CallByHand } from '../call.ts'

const route = '/api/v0/users/me.json/'

export const call: CallByHand = {
  route,
  measured: { 'the signed-in user': [route] },
  async answer({ user, token, reply }) {
    const csrf = createHmac('sha256', token).update('csrf').digest('base64url')
    reply.header('set-cookie', `csrftoken=${csrf}; Max-Age=31536000; Path=/; SameSite=Lax`)
    return JSON.stringify({
      ...user,
      may_access_kpis: user.is_superuser || user.may_access_kpis || user.groups.includes('Reporting'),
      asks_places_service: false,
    })
  },
}
