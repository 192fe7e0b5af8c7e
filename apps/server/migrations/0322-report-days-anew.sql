-- Sums of days that counted what pools of jackpots took in as payouts: the job closes every day anew, from the ledger.
delete from report_days;
delete from closed_report_days;
