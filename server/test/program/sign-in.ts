/** The headers of a session begun through the login form. */
export async function signIn(address: string, username: string, password: string): Promise<Record<string, string>> {
  const form = await fetch(`${address}/django_auth/login/`)
  const csrfmiddlewaretoken = cookieOf(form, 'csrftoken')
  const answer = await fetch(form.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `csrftoken=${csrfmiddlewaretoken}` },
    body: new URLSearchParams({ username, password, csrfmiddlewaretoken, next: '/' }),
  })
  const csrftoken = cookieOf(answer, 'csrftoken')
  return { cookie: `sessionid=${cookieOf(answer, 'sessionid')}; csrftoken=${csrftoken}`, 'x-csrftoken': csrftoken }
}

function cookieOf({ headers, status }: Response, name: string): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  if (!cookie) throw new Error(`an answer ${status} brings no cookie ${name}`)
  return cookie.slice(name.length + 1).split(';')[0]!
}
