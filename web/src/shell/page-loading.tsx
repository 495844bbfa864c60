/** While the code of a page is on its way. */
export const PageLoading = () => (
  <div className="wrap py-12" role="status">
    <span className="sr-only">Loading the page...</span>
    <span className="skeleton h-14 max-w-md" aria-hidden="true" />
    <span className="skeleton mt-6 h-5 max-w-xl" aria-hidden="true" />
    <span className="skeleton mt-3 h-5 max-w-lg" aria-hidden="true" />
    <span className="skeleton mt-10 h-64" aria-hidden="true" />
  </div>
)
