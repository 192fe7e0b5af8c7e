-- A number of things in a message is its `count`, by which the language chooses the form of its words.
update inbox_messages set params = params - 'days' || jsonb_build_object('count', params -> 'days')
where template = 'rebate.paid' and params ? 'days';
