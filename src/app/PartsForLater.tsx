import { PageViews } from './PageViews';
import { UpdateNotice } from './UpdateNotice';

export default function PartsForLater() {
  return (
    <>
      <UpdateNotice />
      <PageViews />
    </>
  );
}
