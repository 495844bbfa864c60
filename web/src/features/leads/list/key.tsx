export const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-xs border border-khata-200 bg-khata-50 px-[5px] font-text">
    {children}
  </kbd>
)
