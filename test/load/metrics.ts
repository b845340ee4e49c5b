/** What a server says of itself at its metrics' port. */
export async function metricsAt(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name.replace(/[{}"=+.]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}
