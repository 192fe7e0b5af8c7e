/** One part of the paytable under its title. */
export function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}
